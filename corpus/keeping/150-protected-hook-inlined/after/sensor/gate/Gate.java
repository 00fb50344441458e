package sensor.gate;

public class Gate {
    private final int limit;
    private int count;

    public Gate(int limit) {
        this.limit = limit;
    }

    public boolean enter() {
        boolean room = count < limit;
        if (room) {
            count++;
        }
        return room;
    }

    public boolean leave() {
        boolean somebody = count != 0;
        if (somebody) {
            count--;
        }
        return somebody;
    }

    public int inside() {
        return count;
    }
}
