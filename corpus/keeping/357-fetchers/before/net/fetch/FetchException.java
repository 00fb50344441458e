package net.fetch;

public class FetchException extends Exception {
    private static final long serialVersionUID = 1L;

    public FetchException(String message) {
        super(message);
    }
}
