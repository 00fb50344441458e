package insurance.claims;

import java.util.ArrayList;
import java.util.List;

public final class ClaimAssessor {
    private final Services services;

    public ClaimAssessor(Services services) {
        this.services = services;
    }

    public Decision assess(String policy, int amount, String region, boolean urgent) {
        List<String> notes = new ArrayList<>();
        if (amount <= 0) {
            notes.add("amount");
            return new Decision("REJECTED", 0, notes);
        }
        Integer limit = services.limitOf(policy);
        if (limit == null) {
            notes.add("no policy");
            return new Decision("REJECTED", 0, notes);
        }
        int payout = amount;
        if (amount > limit) {
            payout = limit;
            notes.add("capped");
        }
        if ("coast".equals(region)) {
            payout = payout - payout / 10;
            notes.add("coastal deductible");
        }
        if (payout > 1000) {
            int score = services.fraudScore(policy, amount);
            if (score >= 80) {
                notes.add("fraud");
                services.notifyClerk(policy, "fraud");
                return new Decision("REJECTED", 0, notes);
            }
            if (score >= 50 && !urgent) {
                notes.add("manual");
                services.notifyClerk(policy, "manual");
                return new Decision("PENDING", payout, notes);
            }
        }
        if (urgent) {
            notes.add("urgent");
        }
        return new Decision("ACCEPTED", payout, notes);
    }
}
