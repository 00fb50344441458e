package post;

public class Address {
}
