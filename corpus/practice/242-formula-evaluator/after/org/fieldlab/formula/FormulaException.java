package org.fieldlab.formula;

public class FormulaException extends IllegalArgumentException {

    private final int position;

    public FormulaException(String message, int position) {
        super(message + " at " + position);
        this.position = position;
    }

    public int getPosition() {
        return position;
    }
}
