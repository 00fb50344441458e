package net.send;

final class RetryingTransport implements Mailer.Transport {
    private final Mailer.Transport inner;
    private final int tries;

    RetryingTransport(Mailer.Transport inner, int tries) {
        this.inner = inner;
        this.tries = tries;
    }

    @Override
    public boolean send(String text) {
        int left = tries;
        while (left > 0) {
            if (inner.send(text)) {
                return true;
            }
            left--;
        }
        return false;
    }
}
