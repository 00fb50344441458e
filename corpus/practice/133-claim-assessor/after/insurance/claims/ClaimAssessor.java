package insurance.claims;

import java.util.List;

public final class ClaimAssessor {
    /** One step of the assessment; returns a decision if it ends there, else null. */
    private interface Step {
        Decision apply(Claim claim);
    }

    private static final int FRAUD_CHECK_FROM = 1000;
    private static final int FRAUD = 80;
    private static final int SUSPICIOUS = 50;

    private final Services services;
    private final List<Step> steps = List.of(
            this::checkAmount, this::applyLimit, this::applyRegion, this::checkFraud);

    public ClaimAssessor(Services services) {
        this.services = services;
    }

    public Decision assess(String policy, int amount, String region, boolean urgent) {
        Claim claim = new Claim(policy, amount, region, urgent);
        for (Step step : steps) {
            Decision decision = step.apply(claim);
            if (decision != null) {
                return decision;
            }
        }
        if (urgent) {
            claim.note("urgent");
        }
        return claim.decide("ACCEPTED");
    }

    private Decision checkAmount(Claim claim) {
        return claim.amount() <= 0 ? claim.reject("amount") : null;
    }

    private Decision applyLimit(Claim claim) {
        Integer limit = services.limitOf(claim.policy());
        if (limit == null) {
            return claim.reject("no policy");
        }
        if (claim.amount() > limit) {
            claim.pay(limit);
            claim.note("capped");
        }
        return null;
    }

    private Decision applyRegion(Claim claim) {
        if ("coast".equals(claim.region())) {
            claim.pay(claim.payout() - claim.payout() / 10);
            claim.note("coastal deductible");
        }
        return null;
    }

    private Decision checkFraud(Claim claim) {
        if (claim.payout() <= FRAUD_CHECK_FROM) {
            return null;
        }
        int score = services.fraudScore(claim.policy(), claim.amount());
        if (score >= FRAUD) {
            services.notifyClerk(claim.policy(), "fraud");
            return claim.reject("fraud");
        }
        if (score >= SUSPICIOUS && !claim.urgent()) {
            claim.note("manual");
            services.notifyClerk(claim.policy(), "manual");
            return claim.decide("PENDING");
        }
        return null;
    }
}
