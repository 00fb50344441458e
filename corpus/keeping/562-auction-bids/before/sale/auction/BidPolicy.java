package sale.auction;

public interface BidPolicy {
    boolean allows(String bidder, long amount);

    long minimumStep(long currentHighest);
}
