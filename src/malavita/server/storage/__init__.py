"""The database: logs of tables, lists, guests and results. No other folder knows it."""
