package exchange.book;

public interface TradeListener {
    void traded(int buyOrder, int sellOrder, long price, long quantity);
}
