package saas.billing;

public final class Subscription {

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
        if (from == null || to == null) {
            return false;
        }
        switch (from) {
            case FREE:
                switch (to) {
                    case STARTER:
                    case TEAM:
                    case ENTERPRISE:
                        return true;
                    default:
                        return false;
                }
            case STARTER:
                switch (to) {
                    case FREE:
                    case TEAM:
                        return true;
                    default:
                        return false;
                }
            case TEAM:
                return to == Plan.STARTER || to == Plan.ENTERPRISE;
            case ENTERPRISE:
                return false;
            default:
                return to != Plan.LEGACY && to != Plan.FREE;
        }
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
        int max;
        switch (plan) {
            case FREE:
                max = 1;
                break;
            case STARTER:
                max = 5;
                break;
            case TEAM:
                max = 50;
                break;
            default:
                max = Integer.MAX_VALUE;
        }
        if (wanted < 1 || wanted > max) {
            throw new IllegalArgumentException("seats " + wanted);
        }
        seats = wanted;
    }

    public long monthlyCents() {
        switch (plan) {
            case STARTER:
                return 900L * seats;
            case TEAM:
                return 2_500L * seats;
            case ENTERPRISE:
                return 4_000L * seats;
            case LEGACY:
                return 500L * seats;
            default:
                return 0;
        }
    }

    @Override
    public String toString() {
        return plan + "x" + seats + " after " + changes;
    }
}
