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
        if (status >= 200 && status < 300) {
            attempts = 0;
            waitSeconds = 0;
            return Decision.DONE;
        }
        if (status < 100 || status > 599) {
            throw new IllegalArgumentException("status " + status);
        }
        attempts++;
        if (attempts >= maxAttempts) {
            return Decision.GIVE_UP;
        }
        if (status == 429 || status == 503) {
            waitSeconds = seconds(retryAfter);
            return Decision.RETRY_LATER;
        }
        if (status == 408 || status == 425) {
            return Decision.RETRY_NOW;
        }
        if (status >= 500) {
            if (status == 501 || status == 505) {
                return Decision.GIVE_UP;
            }
            waitSeconds = 1L << Math.min(attempts, 10);
            return Decision.RETRY_LATER;
        }
        if (status < 200) {
            return Decision.RETRY_NOW;
        }
        return Decision.GIVE_UP;
    }

    private long seconds(String retryAfter) {
        if (retryAfter == null || retryAfter.isEmpty()) {
            return 30;
        }
        return Math.max(0, Long.parseLong(retryAfter));
    }

    public static String family(int status) {
        if (status >= 100 && status <= 199) return "informational";
        if (status >= 200 && status <= 299) return "success";
        if (status >= 300 && status <= 399) return "redirect";
        if (status >= 400 && status <= 499) return "client error";
        if (status >= 500 && status <= 599) return "server error";
        return "unknown";
    }

    public long waitSeconds() {
        return waitSeconds;
    }

    public int attempts() {
        return attempts;
    }
}
