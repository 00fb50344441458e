package house;

public class Door {
}
