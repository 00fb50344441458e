package race;

public class Hurdler extends Sprinter {
    public int start() {
        return new Hurdler().pace();
    }
}
