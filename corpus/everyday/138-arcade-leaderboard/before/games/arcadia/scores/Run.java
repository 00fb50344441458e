package games.arcadia.scores;

public record Run(String player, int points) { }
