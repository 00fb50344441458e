package calc.rpn;

public class RpnException extends Exception {
    private final int index;

    public RpnException(int index, String what) {
        super(what);
        this.index = index;
    }

    public int getIndex() {
        return index;
    }
}
