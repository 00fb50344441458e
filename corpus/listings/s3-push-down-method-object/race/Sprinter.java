package race;

public class Sprinter extends Runner {
    public int speed() {
        return 36;
    }

    public int [|target:pace|]() {
        return super.speed();
    }
}
