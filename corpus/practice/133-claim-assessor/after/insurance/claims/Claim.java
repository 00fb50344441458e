package insurance.claims;

import java.util.ArrayList;
import java.util.List;

final class Claim {
    private final String policy;
    private final int amount;
    private final String region;
    private final boolean urgent;
    private final List<String> notes = new ArrayList<>();
    private int payout;

    Claim(String policy, int amount, String region, boolean urgent) {
        this.policy = policy;
        this.amount = amount;
        this.region = region;
        this.urgent = urgent;
        this.payout = amount;
    }

    String policy() { return policy; }

    int amount() { return amount; }

    String region() { return region; }

    boolean urgent() { return urgent; }

    int payout() { return payout; }

    void pay(int newPayout) { payout = newPayout; }

    void note(String note) { notes.add(note); }

    Decision reject(String reason) {
        note(reason);
        return new Decision("REJECTED", 0, notes);
    }

    Decision decide(String outcome) {
        return new Decision(outcome, payout, notes);
    }
}
