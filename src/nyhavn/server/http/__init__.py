"""HTTP: handlers, security headers, the static files of the client."""
