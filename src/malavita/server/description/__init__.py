"""The description of the API: an OpenAPI document, and a page made of it."""
