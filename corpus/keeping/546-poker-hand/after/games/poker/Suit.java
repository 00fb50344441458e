package games.poker;

public enum Suit { CLUBS, DIAMONDS, HEARTS, SPADES }
