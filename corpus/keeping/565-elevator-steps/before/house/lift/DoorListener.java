package house.lift;

public interface DoorListener {
    void opened(int floor);
}
