package games.pixelrush.rank;

public record RunResult(String player, int score, long millis) {
}
