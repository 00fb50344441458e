package market.quotes;

public interface Ticker {
    long now();
}
