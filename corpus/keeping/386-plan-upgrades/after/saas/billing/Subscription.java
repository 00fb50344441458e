package saas.billing;

import static saas.billing.Plan.ENTERPRISE;
import static saas.billing.Plan.FREE;
import static saas.billing.Plan.LEGACY;
import static saas.billing.Plan.STARTER;
import static saas.billing.Plan.TEAM;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

public final class Subscription {

    private record Terms(int maxSeats, long centsPerSeat, Set<Plan> next) {
    }

    private static final Map<Plan, Terms> TERMS = new EnumMap<>(Map.of(
            FREE, new Terms(1, 0, EnumSet.of(STARTER, TEAM, ENTERPRISE)),
            STARTER, new Terms(5, 900, EnumSet.of(FREE, TEAM)),
            TEAM, new Terms(50, 2_500, EnumSet.of(STARTER, ENTERPRISE)),
            ENTERPRISE, new Terms(Integer.MAX_VALUE, 4_000, EnumSet.noneOf(Plan.class)),
            LEGACY, new Terms(Integer.MAX_VALUE, 500, EnumSet.of(STARTER, TEAM, ENTERPRISE))));

    private Plan plan;
    private int seats = 1;
    private int changes;

    public Subscription(Plan plan) {
        if (plan == null) {
            throw new IllegalArgumentException("plan");
        }
        this.plan = plan;
    }

    public static boolean allowed(Plan from, Plan to) {
        return from != null && to != null && TERMS.get(from).next().contains(to);
    }

    public void change(Plan to, int newSeats) {
        if (!allowed(plan, to)) {
            throw new IllegalStateException(plan + " -> " + to);
        }
        plan = to;
        changes++;
        seats(newSeats);
    }

    public void seats(int wanted) {
        if (wanted < 1 || wanted > TERMS.get(plan).maxSeats()) {
            throw new IllegalArgumentException("seats " + wanted);
        }
        seats = wanted;
    }

    public long monthlyCents() {
        return TERMS.get(plan).centsPerSeat() * seats;
    }

    @Override
    public String toString() {
        return plan + "x" + seats + " after " + changes;
    }
}
