package lift.motion;

enum Phase {
    IDLE, UP, DOWN, DOORS_OPEN;

    Phase next(int delta) {
        return switch (this) {
            case IDLE -> switch (Integer.signum(delta)) {
                case 0 -> DOORS_OPEN;
                case 1 -> UP;
                default -> DOWN;
            };
            case UP -> delta > 0 ? UP : DOORS_OPEN;
            case DOWN -> delta < 0 ? DOWN : DOORS_OPEN;
            case DOORS_OPEN -> IDLE;
        };
    }

    int step() {
        return switch (this) {
            case UP -> 1;
            case DOWN -> -1;
            case IDLE, DOORS_OPEN -> 0;
        };
    }
}
