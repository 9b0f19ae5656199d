"""The table server: tables with people, bots and watchers, played through HTTP and WebSockets."""
