package game.abilities;

public interface Ticker {
    long millis();
}
