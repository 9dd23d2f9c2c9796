"""Requests over HTTP: the API, and the files of the browser client."""
