package music.player;

final class Cursor {
    static final int NONE = -1;

    private int index = NONE;
    private boolean wrapping;

    int index() { return index; }
    boolean isSet() { return index != NONE; }
    boolean isWrapping() { return wrapping; }
    void setWrapping(boolean wrapping) { this.wrapping = wrapping; }
    void moveTo(int target) { index = target; }

    /** The position after the given one, or NONE at the end. */
    int after(int position, int size) {
        if (position + 1 < size) {
            return position + 1;
        }
        return wrapping && size > 0 ? 0 : NONE;
    }

    boolean forward(int size) { return moveIfSet(after(index, size)); }

    boolean backward(int size) {
        if (index > 0) {
            return moveIfSet(index - 1);
        }
        return moveIfSet(wrapping ? size - 1 : NONE);
    }

    private boolean moveIfSet(int target) {
        if (target == NONE) {
            return false;
        }
        index = target;
        return true;
    }

    void inserted(int at) {
        if (at <= index) {
            index++;
        }
    }

    void removed(int at, int newSize) {
        boolean lastWasCurrent = at == index && index == newSize;
        if (at < index || lastWasCurrent) {
            index--;
        }
    }
}
