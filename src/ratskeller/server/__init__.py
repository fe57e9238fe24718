"""Tables over the network. An entry is durable before anybody is notified."""
