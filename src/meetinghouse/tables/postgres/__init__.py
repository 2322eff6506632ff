"""The journal in a PostgreSQL database: `journal` needs the extra ``postgres``, `address` does not."""
