package auction;

public final class Auction {

    private final BidListeners listeners = new BidListeners();
    private final long startCents;
    private String leader;
    private long highest;
    private boolean open = true;

    public Auction(long startCents) {
        this.startCents = startCents;
    }

    public void addListener(BidListener listener) {
        listeners.add(listener);
    }

    public void removeListener(BidListener listener) {
        listeners.remove(listener);
    }

    public boolean bid(String bidder, long cents) {
        if (!open) {
            throw new IllegalStateException("closed");
        }
        if (!beatsCurrent(cents)) {
            return false;
        }
        leader = bidder;
        highest = cents;
        listeners.newHighestBid(bidder, cents);
        return true;
    }

    public String close() {
        if (open) {
            open = false;
            listeners.closed(leader);
        }
        return leader;
    }

    private boolean beatsCurrent(long cents) {
        return cents >= startCents && (leader == null || cents > highest);
    }
}
