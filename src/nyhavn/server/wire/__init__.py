"""What goes over the wire: the types of all messages, from which the browser's types are generated."""
