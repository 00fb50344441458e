package sale.auction;

import java.util.ArrayList;
import java.util.List;

public class Auction {
    private final BidPolicy policy;
    private final List<BidListener> listeners = new ArrayList<>();
    private String leader;
    private long highest;
    private boolean closed;
    private int rejected;

    public Auction(BidPolicy policy, long start) {
        if (start < 0) {
            throw new IllegalArgumentException("negative start price: " + start);
        }
        this.policy = policy;
        this.highest = start;
    }

    public void addListener(BidListener l) {
        if (l == null || listeners.contains(l)) {
            return;
        }
        listeners.add(l);
    }

    public Outcome bid(String bidder, long amount) {
        if (closed) {
            return Outcome.CLOSED;
        }
        if (bidder == null || bidder.trim().isEmpty()) {
            throw new IllegalArgumentException("bidder is missing");
        }
        if (bidder.equals(leader)) {
            return Outcome.SAME_BIDDER;
        }
        if (!policy.allows(bidder, amount)) {
            return reject(Outcome.NOT_ALLOWED);
        }
        long step = policy.minimumStep(highest);
        if (amount <= highest || step >= 0 && amount - highest < step) {
            return reject(Outcome.TOO_LOW);
        }
        lead(bidder, amount);
        return Outcome.ACCEPTED;
    }

    private Outcome reject(Outcome reason) {
        rejected++;
        return reason;
    }

    private void lead(String bidder, long amount) {
        String previous = leader;
        leader = bidder;
        highest = amount;
        for (BidListener listener : new ArrayList<>(listeners)) {
            if (previous != null) {
                listener.outbid(previous);
            }
            listener.leading(bidder, amount);
        }
    }

    public String close() {
        if (closed) {
            throw new IllegalStateException("auction is closed");
        }
        closed = true;
        return leader == null ? null : leader + "@" + highest;
    }

    public int rejected() {
        return rejected;
    }

    public long highest() {
        return highest;
    }
}
