package depot;

public class Rack extends Shelf {
    public int stock() {
        return super.level;
    }
}
