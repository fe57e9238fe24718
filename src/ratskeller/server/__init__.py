"""Tables over the network: the record is durable before anybody is told."""
