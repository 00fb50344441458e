package net.http;

public final class RetryPolicy {

    public enum Decision {
        DONE, RETRY_NOW, RETRY_LATER, GIVE_UP
    }

    private final int maxAttempts;
    private int attempts;
    private long waitSeconds;

    public RetryPolicy(int maxAttempts) {
        this.maxAttempts = maxAttempts;
    }

    public Decision decide(int status, String retryAfter) {
        switch (status / 100) {
            case 2 -> {
                attempts = 0;
                waitSeconds = 0;
                return Decision.DONE;
            }
            case 1, 3, 4, 5 -> attempts++;
            default -> throw new IllegalArgumentException("status " + status);
        }
        return attempts >= maxAttempts ? Decision.GIVE_UP : decideFailure(status, retryAfter);
    }

    private Decision decideFailure(int status, String retryAfter) {
        return switch (status) {
            case 429, 503 -> {
                waitSeconds = seconds(retryAfter);
                yield Decision.RETRY_LATER;
            }
            case 408, 425 -> Decision.RETRY_NOW;
            case 501, 505 -> Decision.GIVE_UP;
            default -> switch (status / 100) {
                case 5 -> {
                    waitSeconds = 1L << Math.min(attempts, 10);
                    yield Decision.RETRY_LATER;
                }
                case 1 -> Decision.RETRY_NOW;
                default -> Decision.GIVE_UP;
            };
        };
    }

    private static long seconds(String retryAfter) {
        return retryAfter == null || retryAfter.isEmpty() ? 30 : Math.max(0, Long.parseLong(retryAfter));
    }

    public static String family(int status) {
        return switch (status / 100) {
            case 1 -> "informational";
            case 2 -> "success";
            case 3 -> "redirect";
            case 4 -> "client error";
            case 5 -> "server error";
            default -> "unknown";
        };
    }

    public long waitSeconds() {
        return waitSeconds;
    }

    public int attempts() {
        return attempts;
    }
}
