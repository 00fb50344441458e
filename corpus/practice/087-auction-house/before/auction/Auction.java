package auction;

public final class Auction extends AbstractObservable {

    private final long startCents;
    private String leader;
    private long highest;
    private boolean open = true;

    public Auction(long startCents) {
        this.startCents = startCents;
    }

    public boolean bid(String bidder, long cents) {
        if (!open) {
            throw new IllegalStateException("closed");
        }
        if (cents < startCents || leader != null && cents <= highest) {
            return false;
        }
        leader = bidder;
        highest = cents;
        for (BidListener listener : snapshot()) {
            listener.newHighestBid(bidder, cents);
        }
        return true;
    }

    public String close() {
        if (open) {
            open = false;
            for (BidListener listener : snapshot()) {
                listener.closed(leader);
            }
        }
        return leader;
    }
}
