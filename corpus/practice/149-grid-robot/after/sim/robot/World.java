package sim.robot;

public interface World {
    boolean blocked(int x, int y);
}
