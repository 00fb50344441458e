package admin.rights;

public enum Right {
    VIEW, COMMENT, EDIT, PUBLISH, DELETE, AUDIT, ADMIN
}
