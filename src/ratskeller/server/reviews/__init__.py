"""Reviews of finished games, made in the bot processes while no table needs them."""
