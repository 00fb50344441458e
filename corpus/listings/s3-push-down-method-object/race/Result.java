package race;

public class Result {
    int time = 1;

    public void enter(int time) {
        this.time = time;
    }

    public int time() {
        return this.time;
    }
}
