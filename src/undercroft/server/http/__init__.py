"""Requests and responses over HTTP: routes, bodies, pages, checks, errors, connections."""
