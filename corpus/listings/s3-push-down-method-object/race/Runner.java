package race;

public class Runner {
    public int speed() {
        return 14;
    }
}
