package home;

import core.*;

public class Cuckoo extends WallClock {
    protected int [|target:ticks|] = 9;

    public long count() {
        return this.ticks;
    }
}
