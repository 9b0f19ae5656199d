"""The database, SQLite or PostgreSQL: rows, migrations, the stored log, and the writer."""
