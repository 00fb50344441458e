package sale.auction;

public interface BidListener {
    void leading(String bidder, long amount);

    default void outbid(String bidder) {
    }
}
