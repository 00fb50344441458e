package net.packmirror.fetch;

public class FetchException extends RuntimeException {

    private final boolean temporary;

    public FetchException(String message, boolean temporary) {
        super(message);
        this.temporary = temporary;
    }

    public boolean isTemporary() {
        return temporary;
    }
}
