"""Ratings by OpenSkill, and the rules by which finished games count for them."""
