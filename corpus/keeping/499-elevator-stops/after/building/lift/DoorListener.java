package building.lift;

public interface DoorListener {
    void opened(int floor);
}
