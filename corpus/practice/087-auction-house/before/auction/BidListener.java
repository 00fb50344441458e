package auction;

public interface BidListener {
    void newHighestBid(String bidder, long cents);

    void closed(String winner);
}
