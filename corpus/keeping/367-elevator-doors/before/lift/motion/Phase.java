package lift.motion;

enum Phase {
    IDLE {
        @Override
        Phase next(int delta) {
            return delta == 0 ? DOORS_OPEN : delta > 0 ? UP : DOWN;
        }

        @Override
        int step() {
            return 0;
        }
    },
    UP {
        @Override
        Phase next(int delta) {
            return delta > 0 ? UP : DOORS_OPEN;
        }

        @Override
        int step() {
            return 1;
        }
    },
    DOWN {
        @Override
        Phase next(int delta) {
            return delta < 0 ? DOWN : DOORS_OPEN;
        }

        @Override
        int step() {
            return -1;
        }
    },
    DOORS_OPEN {
        @Override
        Phase next(int delta) {
            return IDLE;
        }

        @Override
        int step() {
            return 0;
        }
    };

    abstract Phase next(int delta);

    abstract int step();
}
