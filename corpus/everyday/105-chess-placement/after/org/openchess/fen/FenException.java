package org.openchess.fen;

public class FenException extends RuntimeException {
    private final int position;

    public FenException(String message, int position) {
        super(message + " at " + position);
        this.position = position;
    }

    public int position() {
        return position;
    }
}
